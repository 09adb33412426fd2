/** The circles in what imports what: groups of files of which each leads, over imports, to every other of its group. */
export function circlesIn(arrows: readonly { from: string; to: string }[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const found = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  // Tarjan's algorithm: a file from which nothing leads back to one before it closes its group.
  const visit = (file: string): number => {
    const place = found.size;
    let back = place;
    found.set(file, place);
    open.push(file);
    for (const { to } of next.get(file) ?? []) {
      if (!found.has(to)) back = Math.min(back, visit(to));
      else if (open.includes(to)) back = Math.min(back, found.get(to) ?? back);
    }
    if (back === place) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return back;
  };
  for (const file of next.keys()) if (!found.has(file)) visit(file);
  return circles;
}
