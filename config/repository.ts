/** Where the sources of these pages live. */
export const repository = 'https://github.com/celo-org/docs'
export const editUrl = `${repository}/edit/main/`
export const issueUrl = `${repository}/issues/new`
