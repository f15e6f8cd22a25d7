const UNREACHABLE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b|Could ?n[o']t resolve host|Temporary failure in name resolution|dns error|Failed to connect to (?!(?:127\.0\.0\.1|localhost))|network is unreachable|Failed to (?:make \w+ request to|download file from) https:|from Google Fonts|unable to access 'https?:|curl: \((?:5|6|7|28|35|56)\)/i

const MISSING = /\b(?:E404|ETARGET|ERR_PNPM_FETCH_404|ERR_PNPM_NO_MATCHING_VERSION)\b/

/** @returns the line that shows that the network failed and not the page; undefined for any other failure */
export function findNetworkFailure(output: string): string | undefined {
  return findLine(output, UNREACHABLE)
}

/** @returns the line in which a registry says that it doesn't have a package or a version */
export function findMissingPackage(output: string): string | undefined {
  return findLine(output, MISSING)
}

function findLine(output: string, pattern: RegExp): string | undefined {
  return output
    .split('\n')
    .find((line) => pattern.test(line))
    ?.trim()
}
