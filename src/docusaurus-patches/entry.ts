// Starts the application in steps. Each is a task of its own, so that a slow phone answers the reader in between: in one
// task, what React, the router and the theme do when they are first asked for takes a tenth of a second there.

const pause = () => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await pause()
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App')
  await pause()
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry')
}

void start()
