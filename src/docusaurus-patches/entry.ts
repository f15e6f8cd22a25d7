// Starts the application in steps. Each is a separate task, so a slow phone can respond to the reader in between:
// as a single task, the first evaluation of React, the router and the theme takes a tenth of a second there.

const pause = () => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await pause()
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App')
  await pause()
  await import(/* webpackMode: "eager" */ './client-entry')
}

void start()
