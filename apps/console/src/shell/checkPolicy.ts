import type { Incident, ReportIncident } from '@console/core/incidents'

/** Directives of the policy that only a header can set, or whose values only the host of the console knows (decision 0004). */
const directives = ['connect-src', 'img-src', 'frame-ancestors']

/**
 * Directives that a policy lacks.
 * @param policy value of the header; null if there is none
 */
export function missingDirectives(policy: string | null): string[] {
  const named = (policy ?? '').split(/[;,]/).map((directive) => directive.trim().split(/\s/)[0])
  return directives.filter((directive) => !named.includes(directive))
}

/** Fault to report if the console is served without the complete policy; null if it is complete. */
export function faultOfPolicy(policy: string | null): Incident | null {
  const missing = missingDirectives(policy)
  if (missing.length === 0) return null
  const what = `The header Content-Security-Policy is missing ${missing.join(', ')}`
  return { kind: 'policy', path: null, requestId: null, what }
}

let isChecked = false

/**
 * Checks once, when the browser is idle, whether the host of the console sends the rest of its policy, and otherwise reports a
 * fault: a missing directive silently allows everything. Skipped on the sample backend, which is for trying out.
 */
export function checkPolicy(reportIncident: ReportIncident): void {
  if (isChecked || !import.meta.env.PROD || import.meta.env.VITE_SAMPLE_BACKEND === 'on') return
  isChecked = true
  setTimeout(() => {
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ headers }) => {
        const fault = faultOfPolicy(headers.get('Content-Security-Policy'))
        if (!fault) return
        reportIncident(fault)
        // oxlint-disable-next-line no-console -- a server without the header hardly has telemetry
        console.warn(`${fault.what}. docs/deploying.md says how it is served.`)
      },
      // Without a network the policy is unknown.
      () => undefined,
    )
  }, 5000)
}
