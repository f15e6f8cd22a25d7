/** A URL for a header or an attribute: percent-encoded once, external URLs unchanged. */
export function encodeAddress(address: string): string {
  return address.startsWith('/') ? encodeURI(address).replace(/[?#]/g, encodeURIComponent) : address
}

/** Text made safe for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
