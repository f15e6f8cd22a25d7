// The part of @selfxyz/core 1.2.0-beta.1 that pages use. Its dependencies cannot be installed with pinned versions.
// Source: npm @selfxyz/core@1.2.0-beta.1 dist/index.d.ts.
declare module '@selfxyz/core' {
  /** A few of the country codes that the package lists; a bare `string` is refused there too. */
  type Country3LetterCode = 'PRK' | 'IRN' | 'CUB' | 'SYR'

  export type AttestationId = 1 | 2 | 3 | 4

  export type VerificationConfig = {
    minimumAge?: number
    excludedCountries?: Country3LetterCode[]
    ofac?: boolean
  }

  type BigNumberish = string | number | bigint

  type VcAndDiscloseProof = {
    a: [BigNumberish, BigNumberish]
    b: [[BigNumberish, BigNumberish], [BigNumberish, BigNumberish]]
    c: [BigNumberish, BigNumberish]
  }

  export type VerificationResult = {
    attestationId: AttestationId
    isValidDetails: { isValid: boolean; isMinimumAgeValid: boolean; isOfacValid: boolean }
    forbiddenCountriesList: string[]
    discloseOutput: {
      nullifier: string
      forbiddenCountriesListPacked: string[]
      issuingState: string
      name: string
      idNumber: string
      nationality: string
      dateOfBirth: string
      gender: string
      expiryDate: string
      minimumAge: string
      ofac: boolean[]
    }
    userData: { userIdentifier: string; userDefinedData: string }
  }

  export interface IConfigStorage {
    getConfig(id: string): Promise<VerificationConfig>
    setConfig(id: string, config: VerificationConfig): Promise<boolean>
    getActionId(userIdentifier: string, data: string): Promise<string>
  }

  export class DefaultConfigStore implements IConfigStorage {
    constructor(config: VerificationConfig)
    getConfig(id: string): Promise<VerificationConfig>
    setConfig(id: string, config: VerificationConfig): Promise<boolean>
    getActionId(userIdentifier: string, data: string): Promise<string>
  }

  export const AllIds: Map<AttestationId, boolean>

  export class ConfigMismatchError extends Error {
    readonly issues: { type: string; message: string }[]
  }

  export class SelfBackendVerifier {
    constructor(
      scope: string,
      endpoint: string,
      mockPassport: boolean,
      allowedIds: Map<AttestationId, boolean>,
      configStorage: IConfigStorage,
      userIdentifierType: 'hex' | 'uuid',
    )
    verify(
      attestationId: AttestationId,
      proof: VcAndDiscloseProof,
      pubSignals: BigNumberish[],
      userContextData: string,
    ): Promise<VerificationResult>
  }
}
