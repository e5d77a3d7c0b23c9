import type { Fault, TellFault } from '@console/core/faults'

/** The directives of the policy that only a header can say, or that only whoever serves the console knows (decision 0004). */
const directives = ['connect-src', 'img-src', 'frame-ancestors']

/**
 * Which directives a policy lacks.
 * @param policy the value of the header; null where there is none
 */
export function missingDirectives(policy: string | null): string[] {
  const named = (policy ?? '').split(/[;,]/).map((directive) => directive.trim().split(/\s/)[0])
  return directives.filter((directive) => !named.includes(directive))
}

/** What is told where the console is served without the whole policy; null where it is whole. */
export function faultOfPolicy(policy: string | null): Fault | null {
  const missing = missingDirectives(policy)
  if (missing.length === 0) return null
  const what = `The header Content-Security-Policy is missing ${missing.join(', ')}`
  return { kind: 'policy', path: null, requestId: null, what }
}

let isChecked = false

/**
 * Looks once, when the browser is idle, whether whoever serves the console sends the rest of its policy, and tells who runs it where not: left out, it
 * is silently open. A console on its sample backend is for trying out.
 */
export function checkPolicy(tellFault: TellFault): void {
  if (isChecked || !import.meta.env.PROD || import.meta.env.VITE_SAMPLE_BACKEND === 'on') return
  isChecked = true
  setTimeout(() => {
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ headers }) => {
        const fault = faultOfPolicy(headers.get('Content-Security-Policy'))
        if (!fault) return
        tellFault(fault)
        // oxlint-disable-next-line no-console -- whoever serves it without the header has hardly put telemetry into it
        console.warn(`${fault.what}. docs/deploying.md says how it is served.`)
      },
      // Without a network nothing is known of it.
      () => undefined,
    )
  }, 5000)
}
