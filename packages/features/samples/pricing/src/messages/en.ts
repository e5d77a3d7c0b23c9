declare module '@console/core/i18n' {
  interface MessageCatalogue {
    pricing: typeof en
  }
}

/** English messages of the pricing pages, the source of the translations. */
export const en = {
  /** Pricing: an answer below the plans. */
  'answer.change': 'Yes, at any time. We credit your unused time towards the new plan.',
  /** Pricing: an answer below the plans. */
  'answer.end':
    'Your offers are no longer shown. We keep them for 60 days, so you can pick up where you left off.',
  /** Pricing: an answer below the plans. */
  'answer.tax': 'No. Tax is added where your country’s law requires it.',
  /** Pricing: an answer below the plans. */
  'answer.trial': 'Yes. You can try any plan for 30 days without a card.',
  /** Pricing: link under a plan to the page about getting an account. {{plan}}: its name. */
  ask: 'How to get {{plan}}',
  /** Pricing, as a table: heading of the column of features. */
  compared: 'Features',
  /** Pricing: a feature of a plan. */
  'feature.account': 'Account manager',
  /** Pricing: a feature of a plan, with a number. */
  'feature.colleagues': 'Team members',
  /** Pricing: a feature with a number. {{feature}}: one of feature.…. @same */
  'feature.counted': '{{feature}}: {{number}}',
  /** Pricing: a feature of a plan, with a number. */
  'feature.currencies': 'Currencies',
  /** Pricing: a feature of a plan, with a number. */
  'feature.featured': 'Featured products',
  /** Pricing: a feature of a plan. */
  'feature.imports': 'Price list import',
  /** Pricing: a feature of a plan, with a number. */
  'feature.products': 'Products',
  /** Pricing: a feature of a plan. */
  'feature.support': 'Support on working days',
  /** Pricing, as a table: accessible name of a tick. */
  included: 'Included',
  /** Pricing: line under the heading. */
  lead: 'Every plan includes all queues, reports and languages.',
  /** Pricing, as a table: accessible name of a dash. */
  notIncluded: 'Not included',
  /** Pricing: label of the billing period. */
  period: 'Billing',
  /** Pricing: a billing period. */
  'period.monthly': 'Monthly',
  /** Pricing: a billing period. */
  'period.yearly': 'Yearly',
  /** Pricing: name of a plan. */
  'plan.enterprise': 'Enterprise',
  /** Pricing: name of a plan. */
  'plan.growth': 'Growth',
  /** Pricing: name of a plan. */
  'plan.starter': 'Starter',
  /** Pricing: after the price. */
  'price.month': 'per month',
  /** Pricing: under the price. */
  'price.monthly': 'Billed monthly',
  /** Pricing: under the price. {{percent}}: the saving. */
  'price.yearly': 'Billed yearly, save {{percent}}',
  /** Pricing: a question below the plans. */
  'question.change': 'Can I change my plan?',
  /** Pricing: a question below the plans. */
  'question.end': 'What happens when a plan ends?',
  /** Pricing: a question below the plans. */
  'question.tax': 'Is tax included?',
  /** Pricing: a question below the plans. */
  'question.trial': 'Can I try it first?',
  /** Pricing: heading of the questions below the plans. */
  questions: 'Questions',
  /** Pricing: heading and document title. */
  title: 'Plans and prices',
  /** Pricing: badge of the most popular plan. */
  usual: 'Most popular',
} as const
