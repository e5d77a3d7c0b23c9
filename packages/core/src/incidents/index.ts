export {
  createIncidentReporter,
  type Incident,
  type OnIncident,
  type ReportIncident,
} from './incidents'
