declare module '@console/core/i18n' {
  interface MessageCatalogue {
    company: typeof en
  }
}

/** English messages for companies (the source language). */
export const en = {
  /** Button: ends the suspension of a company. */
  'action.reinstate': 'Reinstate',
  /** Button: suspends a company. */
  'action.suspend': 'Suspend',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several companies: consequence. */
  'decision.consequence.many.reinstate':
    'Their products are visible again, each with its own status.',
  /** Confirmation dialog, several companies: consequence. */
  'decision.consequence.many.suspend':
    'The companies are no longer offered, and their products are hidden. Each product keeps its status.',
  /** Confirmation dialog, one company: consequence. */
  'decision.consequence.one.reinstate': 'Its products are visible again, each with its own status.',
  /** Confirmation dialog, one company: consequence. */
  'decision.consequence.one.suspend':
    'The company is no longer offered, and its products are hidden. Each product keeps its status.',
  /** Label in the row of a company that was just decided. */
  'decision.decided.reinstate': 'Reinstated',
  /** Label in the row of a company that was just decided. */
  'decision.decided.suspend': 'Suspended',
  /** Notice after the decision about {{name}}. */
  'decision.done.reinstate': '{{name}} was reinstated.',
  /** Notice after the decision about {{name}}. */
  'decision.done.suspend': '{{name}} was suspended.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.reinstate': '{{actor}} reinstated this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.suspend': '{{actor}} suspended this {{ago}}.',
  /** Company type. */
  'kind.distributor': 'Distributor',
  /** Company type. */
  'kind.importer': 'Importer',
  /** Company type. */
  'kind.manufacturer': 'Manufacturer',
  /** Company type. */
  'kind.marketing_authorisation_holder': 'Authorisation holder',
  /** Reason for suspending a company. */
  'reason.licence_expired': 'Licence expired',
  /** Reason for suspending a company. */
  'reason.licence_revoked': 'Licence revoked',
  /** Reason for suspending a company. */
  'reason.other': 'Another reason',
  /** Reason for suspending a company. */
  'reason.quality_concern': 'Quality concerns',
  /** Reason for suspending a company. */
  'reason.regulator_notice': 'Regulator notice',
  /** History entry of a company. */
  'record.event.company.changed': 'Changed',
  /** History entry of a company. */
  'record.event.company.created': 'Created',
  /** History entry. {{file}} is a file name. */
  'record.event.company.imported': 'Import: {{file}}',
  /** History entry of a company. */
  'record.event.company.reinstated': 'Reinstated',
  /** History entry of a company. */
  'record.event.company.suspended': 'Suspended',
  /** History entry of a company. */
  'record.event.company.undone': 'Decision undone',
  /** Number of companies, in the question before a bulk action. */
  'records.companies_one': '{{number}} company',
  /** Number of companies, in the question before a bulk action. */
  'records.companies_other': '{{number}} companies',
  /** Licensing authority. @same */
  'regulator.EFDA': 'EFDA',
  /** Licensing authority. @same */
  'regulator.NDA': 'NDA',
  /** Licensing authority. @same */
  'regulator.PPB': 'PPB',
  /** Licensing authority. @same */
  'regulator.RwandaFDA': 'Rwanda FDA',
  /** Licensing authority. @same */
  'regulator.TMDA': 'TMDA',
  /** Licensing authority. */
  'regulator.other': 'Other',
  /** Status of a company: products on offer. */
  'status.active': 'Active',
  /** Status of a company: products hidden. */
  'status.suspended': 'Suspended',
} as const
