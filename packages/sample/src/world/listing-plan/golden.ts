import { token } from '../../draws/token'

/** Indices of the plans that stories and tests may rely on. */
const goldenPlans = {
  /** With subscribers on all of its three versions. */
  threeVersions: 2,
  /** No longer offered, with subscribers. */
  retired: 3,
} as const

/** Token of a plan that stories and tests rely on. */
export function goldenPlan(name: keyof typeof goldenPlans): string {
  return token('plan', goldenPlans[name])
}
