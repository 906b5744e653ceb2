/** In the page: whether the site and the counts are kept on the device, and it opens without a server. */
export const isKept = async (): Promise<boolean> => {
  const counts = await caches.open('counts');
  return navigator.serviceWorker.controller !== null && (await counts.keys()).length > 1;
};
