/**
 * Services' scripts, as their hosts would send them. Each does what real ones do: it adds its own styles, calls its own
 * API, and shows its own frame and image. They run in the page, so each is a self-contained function.
 */

type Entry = ArrayLike<unknown>

/** A chat assistant that renders into an element and reads its public key from it. */
export function assistant() {
  const place = document.getElementById('assistant')!
  const key = place.dataset.apiKey!
  const style = document.createElement('style')
  style.textContent =
    '.assistant-panel { background: rgb(1, 2, 3); inset: auto 16px 16px auto; position: fixed; width: 240px; z-index: 20 }'
  document.head.append(style)
  const panel = document.createElement('section')
  panel.className = 'assistant-panel'
  panel.setAttribute('aria-label', 'Assistant')
  panel.setAttribute('style', 'padding-top: 7px')
  panel.innerHTML = '<p class="greeting"></p>'
  const image = Object.assign(new Image(), {
    src: 'https://images.assistant.example.com/avatar.png',
    alt: 'Avatar',
  })
  const frame = document.createElement('iframe')
  frame.title = 'Chat'
  frame.src = `https://chat.assistant.example.com/embed?key=${key}`
  panel.append(image, frame)
  place.append(panel)
  void fetch('https://api.assistant.example.com/v1/greeting', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ page: location.pathname }),
  })
    .then((answer) => answer.json())
    .then(({ text }: { text: string }) => (panel.querySelector('.greeting')!.textContent = text))
    .catch(() => undefined) // as widgets do when they're blocked
}

/** A form that adds a style sheet, requests its fields, and shows its terms in a frame. */
export function forms() {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = 'https://static.forms.example.com/forms.css'
  document.head.append(sheet)
  const form = document.createElement('form')
  form.className = 'newsletter'
  form.method = 'post'
  form.action = 'https://forms.example.com/subscriptions'
  form.setAttribute('aria-label', 'Newsletter')
  const frame = document.createElement('iframe')
  frame.title = 'Terms'
  frame.src = 'https://frame.forms.example.com/terms'
  document.body.append(form, frame)
  void fetch('https://forms.example.com/fields.json')
    .then((answer) => answer.json())
    .then(({ label }: { label: string }) => {
      form.innerHTML =
        '<label><span></span><input name="email" type="email"></label><button>Subscribe</button>'
      form.querySelector('span')!.textContent = label
    })
    .catch(() => undefined)
}

/** Analytics: reads its queue, reports its content, and keeps reading. */
export function analytics() {
  const queue = (window.dataLayer ??= [])
  const state = { id: '', anonymous: '', path: '' }
  const collect = (name: string) => {
    const { id, anonymous, path } = state
    const query = new URLSearchParams({ tid: id, aip: anonymous, en: name, dp: path || location.pathname })
    void fetch(`https://region1.google-analytics.com/g/collect?${query}`, { method: 'POST', mode: 'no-cors' })
  }
  const read = (entry: Entry) => {
    const [command, first, second] = [entry[0], entry[1], entry[2]]
    if (command === 'config') {
      const { anonymize_ip: anonymize } = second as { anonymize_ip?: boolean }
      Object.assign(state, { id: String(first), anonymous: anonymize ? '1' : '0' })
      collect('page_view')
    }
    if (command === 'set' && first === 'page_path') state.path = String(second)
    if (command === 'event') collect(String(first))
  }
  for (const entry of [...queue]) read(entry as Entry)
  const push = queue.push.bind(queue)
  queue.push = (...entries) => {
    for (const entry of entries) read(entry as Entry)
    return push(...entries)
  }
}

/** A container with one tag from another host. */
export function tagManager() {
  const queue = (window.dataLayer ?? []) as Entry[]
  const isAnonymous = [...queue].some(
    (entry) => entry[0] === 'set' && (entry[1] as { anonymize_ip?: boolean }).anonymize_ip,
  )
  const tag = document.createElement('script')
  tag.src = `https://tags.example.com/tag.js?aip=${isAnonymous ? 1 : 0}`
  document.head.append(tag)
}

/** The container's tag: an invisible image. */
export function tag() {
  const { search } = new URL((document.currentScript as HTMLScriptElement).src)
  document.body.append(
    Object.assign(new Image(), { src: `https://tags.example.com/pixel.png${search}`, alt: '' }),
  )
}
