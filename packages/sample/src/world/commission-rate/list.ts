import {
  highestBps,
  rateBases,
  rateKinds,
  rateLevels,
  ratePayers,
  rateStatuses,
} from '@console/domain/commission-rate'
import { choice, type ListSource, numberRange, oneOf, timeRange } from '../../lists/listSource'
import type { Rate } from './rows'

/** What lists of rates can be asked for (domain design 6.6). */
export const rateList = {
  searched: ({ subject, reason, changedBy }) => [
    subject.ref?.label ?? null,
    reason,
    changedBy.name,
  ],
  filters: {
    kind: choice(rateKinds, ({ kind }) => kind),
    status: choice(rateStatuses, ({ status }) => status),
    subjectType: choice(rateLevels, ({ subject }) => subject.type),
    basis: choice(rateBases, ({ basis }) => basis),
    paidOutOf: choice(ratePayers, ({ paidOutOf }) => paidOutOf),
    subject: oneOf(({ subject }) => subject.ref?.token ?? null),
    changedBy: oneOf(({ changedBy }) => changedBy.name),
    changed: timeRange(({ changedAt }) => changedAt),
    effective: timeRange(({ effectiveFrom }) => effectiveFrom),
    rate: numberRange(highestBps),
  },
  sorts: {
    subject: ({ subject }) => subject.ref?.label ?? '',
    type: ({ subject }) => rateLevels.indexOf(subject.type),
    kind: ({ kind }) => rateKinds.indexOf(kind),
    rate: highestBps,
    status: ({ status }) => rateStatuses.indexOf(status),
    effectiveFrom: ({ effectiveFrom }) => effectiveFrom,
    effectiveTo: ({ effectiveTo }) => effectiveTo,
    changedAt: ({ changedAt }) => changedAt,
    changedBy: ({ changedBy }) => changedBy.name,
  },
} satisfies Omit<ListSource<Rate>, 'token'>
