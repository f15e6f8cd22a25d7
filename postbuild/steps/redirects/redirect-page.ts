import { encodeAddress, escapeHtml } from '../../../model/redirects/encode-address'

/** How a redirect page starts. A page can't start like this: the generator writes its first line. */
const START = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="redirects">
`

/**
 * The page that a plain static host serves at an old URL: it redirects the reader without a script.
 * In: the target (a path on this site, or an https URL) and the site's origin, for the canonical link.
 */
export function redirectPage(target: string, origin: string): string {
  const href = escapeHtml(encodeAddress(target))
  const canonical = escapeHtml(new URL(encodeAddress(target), origin).href)
  return `${START}<title>This page has moved | Celo Documentation</title>
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<link rel="canonical" href="${canonical}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${href}">${escapeHtml(target)}</a>.</p>
</main>
</body>
</html>
`
}

/** True for a page that redirectPage made. No check reads such a page, so a page mustn't pass for one. */
export function isRedirectPage(html: string): boolean {
  return html.startsWith(START)
}
