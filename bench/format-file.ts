import { format, resolveConfig } from 'prettier'

/** A file's text as `npm run format` would write it. In: the file, whose name says what it is, and its new text. */
export const formatFile = async (file: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(file)), filepath: file })
