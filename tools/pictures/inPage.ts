/** The camera's part in the page. */

/** Functions that the page provides to the camera, as its global `camera`. */
export interface InPage {
  /** Sets the toolbar for the following stories. */
  setGlobals(globals: Record<string, string>): void
  /** Shows a story and resolves once it and its play function have finished, with the error if there was one. */
  show(story: string): Promise<string | undefined>
  /**
   * Waits for fonts, images and React's sliced or delayed rendering, until two frames have passed without a change. Resolves
   * to the time since the last change, in milliseconds, and the addresses that the story leaves unanswered.
   */
  quiet(): Promise<{ quietSince: number; unanswered: string[] }>
  /** Ends animations and returns the height of the whole document in CSS pixels. */
  still(): number
}

/** Installs the functions in a page. Runs there before any other script, so that it uses nothing of this module. */
export function installCamera(): void {
  interface Channel {
    on(event: string, listener: (payload: never) => void): void
    emit(event: string, payload: unknown): void
  }
  interface Preview {
    storyStoreValue: { userGlobals: { update(globals: Record<string, string>): void } }
  }
  const clock = performance.now.bind(performance)
  const frame = requestAnimationFrame.bind(window)
  const failures = new Map<string, string>()
  const finished = new Map<string, string | undefined>()
  let waiting: { story: string; done(failure: string | undefined): void } | undefined
  let shown: string | null = new URLSearchParams(location.search).get('id')
  let channel: Channel | undefined
  /** React reveals suspended content no sooner than 300 ms after it has shown the fallback. */
  const reveal = 350
  let drawn = 0
  let lastScript = -Infinity
  new PerformanceObserver((list) => {
    for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      if (startTime > drawn && name.endsWith('.js')) lastScript = responseEnd
  }).observe({ type: 'resource' })
  let changed = clock()
  let unanswered: string[] = []
  document.addEventListener('unanswered-call', (event) =>
    unanswered.push((event as CustomEvent<string>).detail),
  )

  const finish = (story: string, failure: string | undefined) => {
    finished.set(story, failure)
    if (waiting?.story === story) waiting.done(failure)
  }
  const current = () => shown ?? ''
  const describe = (error: { message?: string; description?: string; title?: string }) =>
    error.message ?? error.description ?? error.title ?? 'It failed without a message.'

  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value
      for (const event of [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'configError',
      ])
        value.on(event, (error: object) => failures.set(current(), describe(error)))
      value.on('unhandledErrorsWhilePlaying', (errors: object[]) =>
        failures.set(current(), describe(errors[0] ?? {})),
      )
      value.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
        if (newPhase === 'rendering') drawn = clock()
      })
      value.on('storyMissing', () => finish(current(), 'Storybook does not know it.'))
      value.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) =>
        finish(
          storyId,
          failures.get(storyId) ??
            (status === 'error' ? 'It failed without a message.' : undefined),
        ),
      )
    },
  })

  // Features that highlight elements for the user inspect every element on every change of the document. Nobody is looking
  // here.
  let features: Record<string, boolean> = {}
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    get: () => features,
    set(value: Record<string, boolean>) {
      features = { ...value, highlight: false }
    },
  })

  new MutationObserver(() => (changed = clock())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })

  const made: InPage = {
    setGlobals(globals) {
      // Not by the channel's event, which would draw the previous story once more.
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__: Preview
      }
      preview.storyStoreValue.userGlobals.update(globals)
    },
    async show(story) {
      if (story !== shown) {
        shown = story
        unanswered = []
        finished.delete(story)
        failures.delete(story)
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        window.scrollTo(0, 0)
        channel?.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
      }
      if (finished.has(story)) return finished.get(story)
      return new Promise((done) => (waiting = { story, done }))
    },
    async quiet() {
      await document.fonts.ready
      await Promise.all(
        [...document.images].map(async (image) => image.decode().catch(() => undefined)),
      )
      do {
        const before = changed
        await new Promise((done) => frame(() => frame(() => setTimeout(done, 10))))
        // React may be rendering, in slices, content that is not in the document yet: each slice schedules the next one. Not
        // `requestIdleCallback`, for which some pages wait until its timeout.
        await scheduler.postTask(() => undefined, { priority: 'background' })
        const heldSince = lastScript > drawn ? Math.max(lastScript, changed) : -Infinity
        if (before === changed && clock() - heldSince > reveal) break
      } while (clock() - changed < 5_000)
      return { quietSince: clock() - changed, unanswered }
    },
    still() {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
      const style = document.createElement('style')
      style.textContent = '* { caret-color: transparent !important }'
      if (!document.querySelector('style[data-camera]')) {
        style.dataset.camera = ''
        document.head.append(style)
      }
      return document.documentElement.scrollHeight
    },
  }
  Object.assign(window, { camera: made })
}
