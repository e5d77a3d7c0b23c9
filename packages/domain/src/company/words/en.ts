/** The words of what can be decided about companies, in English, their source. */
export const en = {
  /** Button: ends the suspension of a company. */
  'action.reinstate': 'Reinstate',
  /** Button: suspends a company. */
  'action.suspend': 'Suspend',
  /** Before a decision about many companies: what happens. */
  'decision.consequence.many.reinstate': 'Their products are seen again, each as it stood.',
  /** Before a decision about many companies: what happens. */
  'decision.consequence.many.suspend':
    'They are not offered any more, and their products are hidden. Each keeps its own status.',
  /** Before a decision about a company: what happens. */
  'decision.consequence.one.reinstate': 'Its products are seen again, each as it stood.',
  /** Before a decision about a company: what happens. */
  'decision.consequence.one.suspend':
    'It is not offered any more, and its products are hidden. Each keeps its own status.',
  /** In the row of what the reader has just decided. */
  'decision.decided.reinstate': 'Reinstated',
  /** In the row of what the reader has just decided. */
  'decision.decided.suspend': 'Suspended',
  /** Notice: a company was reinstated. */
  'decision.done.reinstate': '{{name}} was reinstated.',
  /** Notice: a company was suspended. */
  'decision.done.suspend': '{{name}} was suspended.',
  /** Who decided first. */
  'decision.happened.reinstate': '{{actor}} reinstated this {{ago}}.',
  /** Who decided first. */
  'decision.happened.suspend': '{{actor}} suspended this {{ago}}.',
  /** Why something cannot be sent. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why something cannot be sent. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** Kind of a company. */
  'kind.distributor': 'Distributor',
  /** Kind of a company. */
  'kind.importer': 'Importer',
  /** Kind of a company. */
  'kind.manufacturer': 'Manufacturer',
  /** Kind of a company. */
  'kind.marketing_authorisation_holder': 'Authorisation holder',
  /** Why a company is suspended. */
  'reason.licence_expired': 'Its licence has expired',
  /** Why a company is suspended. */
  'reason.licence_revoked': 'Its licence was revoked',
  /** Why a company is suspended. */
  'reason.other': 'Another reason',
  /** Why a company is suspended. */
  'reason.quality_concern': 'Doubts about quality',
  /** Why a company is suspended. */
  'reason.regulator_notice': 'Notice of the regulator',
  /** In the history. */
  'record.event.company.changed': 'Changed',
  /** In the history. */
  'record.event.company.created': 'Written down',
  /** In the history. {{file}}: the name of a file. */
  'record.event.company.imported': 'Import: {{file}}',
  /** In the history. */
  'record.event.company.reinstated': 'Reinstated',
  /** In the history. */
  'record.event.company.suspended': 'Suspended',
  /** In the history. */
  'record.event.company.undone': 'Decision taken back',
  /** In the question about many: so many companies. */
  'records.companies_one': '{{number}} company',
  /** In the question about many: so many companies. */
  'records.companies_other': '{{number}} companies',
  /** Who gives licences. @same */
  'regulator.EFDA': 'EFDA',
  /** Who gives licences. @same */
  'regulator.NDA': 'NDA',
  /** Who gives licences. @same */
  'regulator.PPB': 'PPB',
  /** Who gives licences. @same */
  'regulator.RwandaFDA': 'Rwanda FDA',
  /** Who gives licences. @same */
  'regulator.TMDA': 'TMDA',
  /** Who gives licences. */
  'regulator.other': 'Another',
  /** Status of a company: its products are offered. */
  'status.active': 'Active',
  /** Status of a company: its products are hidden. */
  'status.suspended': 'Suspended',
} as const
