// Types of AWS KMS and Google Cloud KMS as the page on cloud HSMs uses them. From npm @aws-sdk/client-kms@3.1164.0
// (KMSClient.d.ts, commands/GetPublicKeyCommand.d.ts, commands/SignCommand.d.ts) and @google-cloud/kms@6.3.0
// (v1/key_management_service_client.d.ts, protos/protos.d.ts).
declare module '@aws-sdk/client-kms' {
  export class GetPublicKeyCommand {
    constructor(input: { KeyId: string | undefined })
    readonly answer: { PublicKey?: Uint8Array; KeySpec?: string }
  }
  export class SignCommand {
    constructor(input: {
      KeyId: string | undefined
      Message: Uint8Array | undefined
      MessageType?: 'DIGEST' | 'EXTERNAL_MU' | 'RAW'
      SigningAlgorithm: 'ECDSA_SHA_256' | 'ECDSA_SHA_384' | 'ECDSA_SHA_512' | undefined
    })
    readonly answer: { Signature?: Uint8Array }
  }
  export class KMSClient {
    constructor(configuration?: { region?: string })
    send<Answer>(command: { readonly answer: Answer }): Promise<Answer>
  }
}

declare module '@google-cloud/kms' {
  export class KeyManagementServiceClient {
    getPublicKey(request: {
      name?: string | null
    }): Promise<[{ pem?: string | null; algorithm?: string | null }]>
    asymmetricSign(request: {
      name?: string | null
      digest?: { sha256?: Uint8Array | string | null } | null
    }): Promise<[{ signature?: Uint8Array | string | null }]>
  }
}
