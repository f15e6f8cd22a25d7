interface ImportMetaEnv {
  readonly VITE_RPC_URL?: string
}

interface Window {
  ethereum?: { readonly isMiniPay?: boolean }
}
