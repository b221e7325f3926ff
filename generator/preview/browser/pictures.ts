let edition: string | null = null;

/**
 * Shows the pictures of an edition. A browser shows a loaded address until the page is left, so each edition has its
 * own addresses, also for pictures that appear on the page later.
 */
export function showPictures(of: string | null): void {
  edition = of;
  renew();
}

function renew(): void {
  for (const image of document.images) {
    const address = new URL(image.src);
    address.search = edition ?? '';
    if (image.src !== address.href) image.src = address.href;
  }
}

new MutationObserver(renew).observe(document.body, { attributeFilter: ['src'], childList: true, subtree: true });
