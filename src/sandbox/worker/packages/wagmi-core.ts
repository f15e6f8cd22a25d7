// What programs without a page can use of wagmi: PARTIAL_EXPORTS in editor-modules.ts has the same names.
export {
  cookieStorage,
  cookieToInitialState,
  createConfig,
  createConnector,
  createStorage,
  custom,
  deserialize,
  fallback,
  http,
  injected,
  noopStorage,
  parseCookie,
  serialize,
  webSocket,
} from 'wagmi'
