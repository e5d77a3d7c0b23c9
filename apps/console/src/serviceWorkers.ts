/**
 * Unregisters service workers on load (specification 9). The one exception is the sample backend's own, in a build
 * that includes it (decision 0003).
 */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(
      registrations
        .filter((registration) => !isSampleBackend(registration))
        .map((registration) => registration.unregister()),
    )
  } catch {
    // A browser that refuses storage refuses service workers: there are none.
  }
}

function isSampleBackend({ active, installing, waiting }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL
  return (
    import.meta.env.VITE_SAMPLE_BACKEND === 'on' &&
    script !== undefined &&
    new URL(script).pathname === '/mockServiceWorker.js'
  )
}
