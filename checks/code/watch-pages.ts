import { checkFiles, openCheck, type Options } from './check-repository'
import { places } from './places'
import { watchSaves } from './watch-saves'

/**
 * Checks pages each time that they are saved, until the program is ended. The compiler is kept with all libraries, so
 * that a page takes seconds. A record of data/ counts from the next save on; a change of the checks needs a new start.
 *
 * @param options files to watch, which are checked once at the start; none for all pages
 * @returns when the watching has begun
 */
export async function watchPages(options: Options): Promise<void> {
  const { context } = openCheck(options)
  await watchSaves(places.root, options.files, async (files) => {
    try {
      await checkFiles(files, { verify: false, context })
    } catch (error) {
      console.error(error instanceof Error ? error.message : error) // such as a page with broken front matter
    }
  })
  console.log('Watching. A page is checked when it is saved; Control and C ends.')
}
