import type { APIRequestContext, Page } from '@playwright/test'

/**
 * Sends a document with the site's policy before its own, as a host does that joins the headers of all rules that match.
 * In: the page, the request context of the test, and the paths of a page of the site and of the document.
 */
export async function joinPolicies(
  page: Page,
  request: APIRequestContext,
  { site, document }: { site: string; document: string },
): Promise<void> {
  const readPolicy = async (path: string) => (await request.get(path)).headers()['content-security-policy']!
  const joined = `${await readPolicy(site)}, ${await readPolicy(document)}`
  await page.route(`**${document}`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': joined }
    await route.fulfill({ response, headers })
  })
}
