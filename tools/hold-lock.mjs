// Keeps two commands from doing the same work at once. Plain JavaScript: it runs before anything is installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0) // signal 0 only asks
  } catch (error) {
    return error.code === 'EPERM' // another user's
  }
}

const NO_RIGHT = new Set(['EROFS', 'EACCES', 'EPERM'])

/**
 * An error in words for people, where the folder can't be written.
 * @param {NodeJS.ErrnoException} error
 * @param {string} file
 * @param {string} what
 */
function explained(error, file, what) {
  if (!NO_RIGHT.has(error.code)) return error
  const folder = path.resolve(path.dirname(file), '..')
  return new Error(
    `${folder}: found a folder that this user can't write to (${error.code}); expected to write there for ${what}. Fix: clone the repository into a folder of yours.`,
    { cause: error },
  )
}

/** @param {string} file @param {string} what */
function wroteFirst(file, what) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw explained(error, file, what)
  }
}

/**
 * Takes a lock: a file that holds the id of this process. One whose process has ended is taken over.
 * @param {string} file in a folder of the checkout, which is made when it's missing
 * @param {string} what it is that runs, such as "a build"
 * @returns {() => void} gives the lock back
 * @throws naming the process that holds it, or the folder where nothing can be written
 */
export function holdLock(file, what) {
  for (;;) {
    if (wroteFirst(file, what)) return () => rmSync(file, { force: true })
    const holder = readFileSync(file, 'utf8').trim()
    if (holder === '' || isRunning(Number(holder))) {
      throw new Error(
        `${file}: found ${what} still running (process ${holder || 'unknown'}); expected one at a time. Fix: wait for it to end and run the command again; if nothing runs, delete ${file}.`,
      )
    }
    rmSync(file, { force: true })
  }
}
