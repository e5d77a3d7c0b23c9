const RealDate = globalThis.Date

/**
 * Moments at which a story can be shown. The first is the sample database's own, so that ages are those of the console.
 * Their names are part of addresses, where Storybook allows only letters, digits, spaces, `-` and `_`.
 */
export const moments = {
  'Monday morning': '2026-06-15T09:00:00Z',
  'Monday evening': '2026-06-15T20:30:00Z',
  'End of the year': '2026-12-31T23:58:00Z',
  'Right now': null,
} as const satisfies Record<string, string | null>

/** The name of a moment. */
export type Moment = keyof typeof moments

/** Sets the page's clock to a moment, from which it runs on. Timers keep the device's time. */
export function setClock(moment: Moment): void {
  const at = moments[moment]
  if (at === null) {
    globalThis.Date = RealDate
    return
  }
  const start = RealDate.parse(at) - RealDate.now()
  const now = () => RealDate.now() + start
  globalThis.Date = new Proxy(RealDate, {
    construct: (Target, [...parts], newTarget) =>
      Reflect.construct(Target, parts.length === 0 ? [now()] : parts, newTarget) as object,
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
