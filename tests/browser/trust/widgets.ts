import type { Page, Request } from '@playwright/test'
import { analytics, assistant, forms, tag, tagManager } from './widget-scripts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const OPEN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

type Answer = { contentType: string; body: string | Buffer }

const script = (run: () => void): Answer => ({ contentType: 'text/javascript', body: `(${String(run)})()` })
const json = (value: object): Answer => ({ contentType: 'application/json', body: JSON.stringify(value) })
const html = (text: string): Answer => ({
  contentType: 'text/html',
  body: `<!doctype html><html lang="en"><title>Frame</title><p>${text}</p></html>`,
})
const pixel: Answer = { contentType: 'image/png', body: PIXEL }

/** Responses of the services' hosts, by URL without the query. */
const answers: Record<string, Answer> = {
  'https://assistant.example.com/widget.js': script(assistant),
  'https://api.assistant.example.com/v1/greeting': json({ text: 'Hello from the assistant' }),
  'https://images.assistant.example.com/avatar.png': pixel,
  'https://chat.assistant.example.com/embed': html('Ask me anything'),
  'https://forms.example.com/embed.js': script(forms),
  'https://forms.example.com/fields.json': json({ label: 'Your email' }),
  'https://forms.example.com/subscriptions': html('Thank you'),
  'https://static.forms.example.com/forms.css': {
    contentType: 'text/css',
    body: '.newsletter { background: rgb(4, 5, 6) url("https://static.forms.example.com/paper.png") }',
  },
  'https://static.forms.example.com/paper.png': pixel,
  'https://frame.forms.example.com/terms': html('The terms'),
  'https://www.googletagmanager.com/gtag/js': script(analytics),
  'https://www.googletagmanager.com/gtm.js': script(tagManager),
  'https://region1.google-analytics.com/g/collect': { contentType: 'text/plain', body: '' },
  'https://tags.example.com/tag.js': script(tag),
  'https://tags.example.com/pixel.png': pixel,
}

/** Answers on behalf of the services' hosts; others get "not found". Out: the requests that left the page. */
export async function serveWidgets(page: Page): Promise<Request[]> {
  const seen: Request[] = []
  await page.route(/^https:\/\//, (route) => {
    const request = route.request()
    const { origin, pathname } = new URL(request.url())
    if (request.method() !== 'OPTIONS') seen.push(request)
    const answer = answers[origin + pathname]
    return route.fulfill(answer ? { ...answer, headers: OPEN } : { status: 404, headers: OPEN, body: '' })
  })
  return seen
}

/** Requested URLs without queries and duplicates, sorted. */
export const listAddresses = (requests: readonly Request[]) =>
  [...new Set(requests.map((request) => request.url().split('?', 1)[0]))].sort()

/** Every URL that the widgets request as soon as they run. */
export const ASKED_AT_ONCE = Object.keys(answers)
  .filter((address) => !address.endsWith('/subscriptions'))
  .sort()
