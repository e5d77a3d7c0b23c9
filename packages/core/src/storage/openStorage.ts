import { guardStorage } from './guardStorage'

const storages = {
  lasting: guardStorage(() => localStorage),
  passing: guardStorage(() => sessionStorage),
}

/**
 * The one way to what the browser keeps; nothing else names its storages, which may be refused, missing or full. It never
 * throws: what the browser does not take lives as long as the page.
 * @param which `lasting` stays when the browser is closed, for all its tabs; `passing` belongs to one tab and goes with it
 */
export function openStorage(which: 'lasting' | 'passing'): Storage {
  return storages[which]
}
