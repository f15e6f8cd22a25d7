// The part of @selfxyz/qrcode 1.0.22 that pages use. Its dependencies cannot be installed with pinned versions.
// Source: npm @selfxyz/qrcode@1.0.22 dist/esm/index.d.ts and components/SelfQRcode.d.ts;
// npm @selfxyz/sdk-common@1.0.0 dist/esm/index.d.ts (SelfApp, SelfAppBuilder, getUniversalLink, countries).
declare module '@selfxyz/qrcode' {
  /** A few of the country codes that the package lists; a bare `string` is refused there too. */
  type Country3LetterCode = 'PRK' | 'IRN' | 'CUB' | 'SYR'

  export interface SelfAppDisclosureConfig {
    issuing_state?: boolean
    name?: boolean
    passport_number?: boolean
    nationality?: boolean
    date_of_birth?: boolean
    gender?: boolean
    expiry_date?: boolean
    ofac?: boolean
    excludedCountries?: Country3LetterCode[]
    minimumAge?: number
  }

  export interface SelfApp {
    appName: string
    logoBase64: string
    endpointType: 'https' | 'celo' | 'staging_celo' | 'staging_https'
    endpoint: string
    deeplinkCallback: string
    header: string
    scope: string
    sessionId: string
    userId: string
    userIdType: 'hex' | 'uuid'
    devMode: boolean
    disclosures: SelfAppDisclosureConfig
    version: number
    chainID: number
    userDefinedData: string
  }

  export class SelfAppBuilder {
    constructor(config: Partial<SelfApp>)
    build(): SelfApp
  }

  export function getUniversalLink(selfApp: SelfApp): string

  interface SelfQRcodeProps {
    selfApp: SelfApp
    onSuccess: () => void
    onError: (data: { error_code?: string; reason?: string }) => void
    type?: 'websocket' | 'deeplink'
    websocketUrl?: string
    size?: number
    darkMode?: boolean
    showBorder?: boolean
    showStatusText?: boolean
  }

  export const SelfQRcodeWrapper: (props: SelfQRcodeProps) => import('react').JSX.Element
}
