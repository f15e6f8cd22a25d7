import type { Page } from '@playwright/test'

/** Collects policy violations from the first byte of every page. Out: what has been blocked so far. */
export async function watchViolations(page: Page): Promise<() => string[]> {
  const blocked: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => void blocked.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation
      note(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  return () => blocked
}
