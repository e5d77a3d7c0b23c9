import type { Settings } from './settings'

/**
 * Applies the settings to the document: the one place that sets `lang`, `dir` and the attributes that the tokens
 * depend on. The first script of `index.html` does the same before the first paint.
 */
export function applySettings(
  { language, direction, mainScheme, density, hasAnimations, hasCustomScrollbars }: Settings,
  root: HTMLElement,
): void {
  // Writing either makes the browser restyle every element, whether it has changed or not.
  if (root.lang !== language) root.lang = language
  if (root.dir !== direction) root.dir = direction
  if (mainScheme === 'system') delete root.dataset.scheme
  else root.dataset.scheme = mainScheme
  root.dataset.density = density
  root.dataset.scrollbars = hasCustomScrollbars ? 'custom' : 'device'
  root.dataset.motion = hasAnimations ? 'on' : 'off'
}
