import { token } from '../../draws/token'

/** The places of plans that stories and tests may rely on. */
const goldenPlans = {
  /** It has subscribers on all of its three versions. */
  threeVersions: 2,
  /** It is not offered any more, and has subscribers. */
  retired: 3,
} as const

/** The token of a plan that stories and tests rely on. */
export function goldenPlan(name: keyof typeof goldenPlans): string {
  return token('plan', goldenPlans[name])
}
