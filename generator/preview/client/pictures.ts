let edition: string | null = null;

/**
 * Shows the pictures of an edition. What a browser has loaded from an address it shows until the page is left, so each
 * edition has addresses of its own, also for pictures that come to stand on the page later.
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
