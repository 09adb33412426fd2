/** Words that have not gone yet, kept in this browser. Storage may refuse: then they live as long as their box does. */
export function keepText(name: string, text: string, place: Storage = sessionStorage): void {
  try {
    place.setItem(`text:${name}`, text);
  } catch {
    return;
  }
}

export function findText(name: string, place: Storage = sessionStorage): string {
  try {
    return place.getItem(`text:${name}`) ?? "";
  } catch {
    return "";
  }
}

export function dropText(name: string, place: Storage = sessionStorage): void {
  try {
    place.removeItem(`text:${name}`);
  } catch {
    return;
  }
}
