import { guardStorage } from './guardStorage'

const storages = {
  lasting: guardStorage(() => localStorage),
  passing: guardStorage(() => sessionStorage),
}

/**
 * The only access to the browser's storages, which may be refused, missing or full. It never throws: values that the
 * browser does not store live as long as the page.
 * @param which `lasting` survives closing the browser, for all its tabs; `passing` belongs to one tab and ends with it
 */
export function openStorage(which: 'lasting' | 'passing'): Storage {
  return storages[which]
}
