/**
 * Replaces theme-common's utils/storageUtils.js (3.8.1), which writes to the console if storage is denied or full.
 * Storage is a convenience here: if it fails, a slot silently reads and keeps nothing (specification, section 4).
 */
import { useCallback, useState, useSyncExternalStore } from 'react'
import siteStorage from '@generated/site-storage'

type Persistence = 'localStorage' | 'sessionStorage' | 'none'

export type StorageSlot = {
  get: () => string | null
  set: (value: string) => void
  del: () => void
  listen: (onChange: (event: StorageEvent) => void) => () => void
}

const nothing: StorageSlot = { get: () => null, set: () => {}, del: () => {}, listen: () => () => {} }

function quietly<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}

function browserStorage(persistence: Persistence): Storage | null {
  if (typeof window === 'undefined' || persistence === 'none') return null
  return quietly(() => window[persistence], null)
}

/** Writes, and notifies this window, because the browser notifies only the others. */
function write(storage: Storage, key: string, newValue: string | null) {
  const oldValue = storage.getItem(key)
  if (newValue === null) storage.removeItem(key)
  else storage.setItem(key, newValue)
  if (oldValue === newValue) return
  const url = window.location.href
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, url, storageArea: storage }))
}

/** One key of the browser's storage. Never throws. On a server, it's empty. */
export function createStorageSlot(name: string, options?: { persistence?: Persistence }): StorageSlot {
  const key = `${name}${siteStorage.namespace}`
  const storage = browserStorage(options?.persistence ?? siteStorage.type)
  if (!storage) return nothing
  return {
    get: () => quietly(() => storage.getItem(key), null),
    set: (value) => quietly(() => write(storage, key, value), undefined),
    del: () => quietly(() => write(storage, key, null), undefined),
    listen: (onChange) => {
      const listener = (event: StorageEvent) => {
        if (event.storageArea === storage && event.key === key) onChange(event)
      }
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  }
}

export function useStorageSlot(
  name: string | null,
  options?: { persistence?: Persistence },
): [string | null, StorageSlot] {
  const [slot] = useState(() => (name === null ? nothing : createStorageSlot(name, options)))
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot])
  return [useSyncExternalStore(listen, slot.get, () => null), slot]
}

/** The keys in storage; none if access is denied. */
export function listStorageKeys(persistence: Persistence = siteStorage.type): string[] {
  const storage = browserStorage(persistence)
  return storage ? quietly(() => Object.keys(storage), []) : []
}
