// In place of the service worker where the company keeps nothing on devices: takes away what is there, and itself.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await emptied("portal-kept", "answers");
      await self.registration.unregister();
    })(),
  );
});

/** Emptied rather than deleted: an open page would hold that up. */
function emptied(name, rows) {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.result.createObjectStore(rows);
    opening.onerror = resolve;
    opening.onsuccess = () => {
      const work = opening.result.transaction(rows, "readwrite");
      work.objectStore(rows).clear();
      work.oncomplete = work.onerror = resolve;
    };
  });
}
