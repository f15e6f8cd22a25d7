// Types of Azure Key Vault as the page on cloud HSMs uses them. From npm @azure/keyvault-keys@4.10.2
// (keysModels.d.ts, cryptographyClient.d.ts, index.d.ts) and @azure/identity@4.14.1 (DefaultAzureCredential).
declare module '@azure/identity' {
  export interface TokenCredential {
    getToken(scopes: string | string[]): Promise<{ token: string; expiresOnTimestamp: number } | null>
  }
  export class DefaultAzureCredential implements TokenCredential {
    constructor(options?: { tenantId?: string; managedIdentityClientId?: string })
    getToken(scopes: string | string[]): Promise<{ token: string; expiresOnTimestamp: number }>
  }
}

declare module '@azure/keyvault-keys' {
  import type { TokenCredential } from '@azure/identity'
  export interface JsonWebKey {
    kid?: string
    kty?: string
    crv?: string
    x?: Uint8Array
    y?: Uint8Array
  }
  export interface KeyVaultKey {
    key?: JsonWebKey
    id?: string
    name: string
  }
  export class KeyClient {
    constructor(vaultUrl: string, credential: TokenCredential)
    getKey(name: string, options?: { version?: string }): Promise<KeyVaultKey>
  }
  export interface SignResult {
    result: Uint8Array
    algorithm: string
    keyID?: string
  }
  export class CryptographyClient {
    constructor(key: string | KeyVaultKey, credential: TokenCredential)
    sign(algorithm: string, digest: Uint8Array): Promise<SignResult>
  }
}
