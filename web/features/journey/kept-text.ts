/** Unsent words of a box, kept for this browser tab. Storage may refuse: then they live as long as the box does. */
export function keepText(name: string, text: string): void {
  try {
    sessionStorage.setItem(`text:${name}`, text);
  } catch {
    return;
  }
}

export function findText(name: string): string {
  try {
    return sessionStorage.getItem(`text:${name}`) ?? "";
  } catch {
    return "";
  }
}

export function dropText(name: string): void {
  try {
    sessionStorage.removeItem(`text:${name}`);
  } catch {
    return;
  }
}
