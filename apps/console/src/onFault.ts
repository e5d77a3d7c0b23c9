import type { OnFault } from '@console/core/faults'

/**
 * Is told of everything that only who runs the console can mend: answers and rows that are not as agreed, files that have gone,
 * screens that broke. Put your telemetry here; by itself the console tells nobody. Faults bear no data of records or people.
 */
export const onFault: OnFault = () => undefined
