// Prevents two commands from doing the same work at once. Plain JavaScript, because it runs before anything is
// installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0) // signal 0 only checks that the process exists
  } catch (error) {
    return error.code === 'EPERM' // it belongs to another user
  }
}

const NO_RIGHT = new Set(['EROFS', 'EACCES', 'EPERM'])

/**
 * A readable error if the folder isn't writable.
 * @param {NodeJS.ErrnoException} error
 * @param {string} file
 * @param {string} what
 */
function explained(error, file, what) {
  if (!NO_RIGHT.has(error.code)) return error
  const folder = path.resolve(path.dirname(file), '..')
  return new Error(
    `${folder}: found a folder that this user can't write to (${error.code}); expected to write there for ${what}. Fix: clone the repository into a folder you own.`,
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
 * Removes the lock of a process that has ended, unless another process has just done so.
 * @param {string} file @param {string} what
 */
function removeOld(file, what) {
  try {
    rmSync(file, { force: true })
  } catch (error) {
    throw explained(error, file, what)
  }
}

/**
 * Takes a lock: a file that contains this process's ID. If the process in an existing lock has ended, takes it over.
 * @param {string} file in a folder of the checkout, which is created if it's missing
 * @param {string} what is running, such as "a build"
 * @returns {() => void} releases the lock
 * @throws with the process that holds it, or the folder that isn't writable
 */
export function holdLock(file, what) {
  for (;;) {
    if (wroteFirst(file, what)) return () => rmSync(file, { force: true })
    const holder = readFileSync(file, 'utf8').trim()
    if (holder === '' || isRunning(Number(holder))) {
      throw new Error(
        `${file}: found ${what} still running (process ${holder || 'unknown'}); expected one at a time. Fix: wait until it ends and run the command again; if nothing is running, delete ${file}.`,
      )
    }
    removeOld(file, what)
  }
}
