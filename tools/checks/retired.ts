/** A word or turn of phrase that the house style replaces (docs/language.md). */
export interface Retired {
  pattern: RegExp
  /** The standard term, as part of a sentence: `Write …`. */
  instead: string
}

/** Retired in the English messages of the screens. */
export const retiredInMessages: readonly Retired[] = [
  { pattern: /'/u, instead: 'the typographic apostrophe ’' },
  { pattern: /\bstands?\b/iu, instead: '"is", "appears" or "shows"' },
  { pattern: /\banew\b/iu, instead: '"again"' },
  { pattern: /\bmeanwhile\b/iu, instead: 'when it happened: "while you were editing"' },
  { pattern: /\bwhoever\b/iu, instead: '"anyone who"' },
  { pattern: /\bsomebody\b/iu, instead: '"someone"' },
  { pattern: /\banybody\b/iu, instead: '"anyone"' },
  { pattern: /\bfor ever\b/iu, instead: '"permanently"' },
  { pattern: /\be-mail/iu, instead: '"email"' },
  { pattern: /\btak(?:e|es|en|ing) \S*(?: \S+)? ?back\b/iu, instead: '"undo"' },
  { pattern: /\b(?:take|takes|taken|taking) in\b/iu, instead: '"import"' },
  {
    pattern: /\b(?:hand|hands|handed|send|sends|sent) (?:it )?(?:in|off)\b/iu,
    instead: '"submit"',
  },
  { pattern: /\bgo(?:es)? on\b/iu, instead: '"continue" or "resume"' },
  { pattern: /\bwritten down\b|\bwrite (?:\w+ )?down\b/iu, instead: '"create" or "add"' },
  { pattern: /\bis (?:said|told)\b/iu, instead: 'who says or knows it' },
  { pattern: /\bcomes? of\b/iu, instead: '"result"' },
  { pattern: /\bas agreed\b/iu, instead: '"valid"' },
  { pattern: /\bbecome(?:s)? of\b/iu, instead: '"status" or "result"' },
  { pattern: /\bnote(?:s|d)? (?:the |its )?payment\b/iu, instead: '"record the payment"' },
  {
    pattern: /(?:^|[.:] )(?:What|Whom?|Whose|That which)\b(?![^.]*\?)/u,
    instead: 'a noun instead of a clause: "Invoiced amount", not "What was invoiced"',
  },
]

/** Retired in documents and comments. A text in backticks or quotation marks may have them: it cites. */
export const retiredInProse: readonly Retired[] = [
  { pattern: /\banew\b/iu, instead: '"again"' },
  { pattern: /\bwhoever\b/iu, instead: '"anyone who" or a noun' },
  { pattern: /\bsomebody\b/iu, instead: '"someone" or a noun' },
  { pattern: /\banybody\b/iu, instead: '"anyone"' },
  { pattern: /\bmeanwhile\b/iu, instead: 'when it happens: "while the call is pending"' },
  { pattern: /\bfor ever\b/iu, instead: '"permanently" or "indefinitely"' },
  { pattern: /\bas agreed\b/iu, instead: '"valid"' },
  { pattern: /\bnobody knows\b/iu, instead: '"unknown"' },
  { pattern: /\b(?:is|are) (?:said|told)\b/iu, instead: '"is reported" or who says it' },
  { pattern: /\bstands? (?:in|on|for|there|beside|below|above|at)\b/iu, instead: '"is"' },
  { pattern: /\b(?:hindrances?|hindered|hinders?)\b/iu, instead: '"blocker" or "blocked"' },
  { pattern: /\bgolden (?:records?|orders?|names?|data|world)\b/iu, instead: '"fixture"' },
]

/** Retired in the titles of tests. */
export const retiredInTitles: readonly Retired[] = [
  ...retiredInProse,
  { pattern: /\bstands?\b/iu, instead: '"is", "appears" or "shows"' },
  { pattern: /\bgo(?:es)? on\b/iu, instead: '"continues" or "resumes"' },
  { pattern: /\btak(?:e|es|en|ing) (?:it )?back\b/iu, instead: '"undo" or "undone"' },
  {
    pattern: /(?:^|\b(?:as|what|where|while) )one (?:can|did|does|has|is|types|was)\b/iu,
    instead: '"the user"',
  },
  {
    pattern: /\b(?:a decision|an answer|decisions|answers) (?:about|to) many\b/iu,
    instead: '"bulk"',
  },
  {
    pattern: /^(?:specification [\d, and]+: )?(?:What|Who|Whose|Where|Whether)\b(?!.*\?$)/iu,
    instead: 'a noun or a verb as its opening',
  },
]

/** Retired as a part of an identifier or of a file name: `hindrance` in `firstHindranceOf`. */
export const retiredInNames: readonly Retired[] = [
  { pattern: /^hinder(?:ed|s)?$|^hindrances?$/u, instead: '"blocker" or "blocked"' },
  { pattern: /^troubled?$/u, instead: '"error"' },
  { pattern: /^said$/u, instead: '"input" for the input of a decision, else what it holds' },
  { pattern: /^say$/u, instead: '"translate"' },
  { pattern: /^(?:un)?told$/u, instead: '"reported"' },
  { pattern: /^kept$|^keepings?$/u, instead: '"stored"' },
  { pattern: /^golden$/u, instead: '"fixture"' },
  { pattern: /^surroundings$/u, instead: '"environment"' },
  { pattern: /^overhear$/u, instead: '"record requests"' },
  { pattern: /^dealt$/u, instead: '"weighted assign"' },
  { pattern: /^spoilings?$/u, instead: '"faults"' },
  { pattern: /^veil(?:ed|s)?$/u, instead: '"sensitive"' },
  { pattern: /^foresee$|^foreseen$/u, instead: '"forecast"' },
  { pattern: /^believed$/u, instead: '"reconciled"' },
  { pattern: /^vocabular(?:y|ies)$/u, instead: '"message bundle"' },
  { pattern: /^facts?$/u, instead: '"details"' },
  { pattern: /^draws$/u, instead: '"random"' },
  { pattern: /^finders?$/u, instead: '"command palette" or "search"' },
]

/** A doc comment that opens with a clause, where the style asks for a noun phrase or a verb. */
export const clauseOpening = /^(?:What|How|Who|Whom|Whose|Where|Whether|Which|Why)\b/u
