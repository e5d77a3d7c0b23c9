export { storeSkipped, type ReportingSkipped, reportingSkipped, useSkipped } from './skipped'
