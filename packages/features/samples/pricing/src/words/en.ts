/** The words of the pricing pages in English, their source. */
export const en = {
  /** Pricing: an answer below the plans. */
  'answer.change': 'Yes, at any time. What you have paid for the rest of the time is counted.',
  /** Pricing: an answer below the plans. */
  'answer.end':
    'Your offers are no longer shown. They are kept for sixty days and come back as they were.',
  /** Pricing: an answer below the plans. */
  'answer.tax': 'No. Tax is added where the law of your country asks for it.',
  /** Pricing: an answer below the plans. */
  'answer.trial': 'Thirty days of any plan, without a card.',
  /** Pricing: the link below a plan, to the page that says how one comes to an account. {{plan}}: its name. */
  ask: 'How to get {{plan}}',
  /** Pricing, as a table: heading of the column with what is compared. */
  compared: 'What you get',
  /** Pricing: something that a plan has. */
  'feature.account': 'Account manager',
  /** Pricing: something that a plan has a number of. */
  'feature.colleagues': 'Colleagues',
  /** Pricing: how many of something a plan has. {{feature}}: one of feature.…. @same */
  'feature.counted': '{{feature}}: {{number}}',
  /** Pricing: something that a plan has a number of. */
  'feature.currencies': 'Currencies',
  /** Pricing: something that a plan has a number of. */
  'feature.featured': 'Featured products',
  /** Pricing: something that a plan has. */
  'feature.imports': 'Import of price lists',
  /** Pricing: something that a plan has a number of. */
  'feature.products': 'Products',
  /** Pricing: something that a plan has. */
  'feature.support': 'Support on working days',
  /** Pricing, as a table: said instead of a tick by screen readers. */
  included: 'Included',
  /** Pricing: the line below the heading. */
  lead: 'Every plan has all queues, reports and languages.',
  /** Pricing, as a table: said instead of a dash by screen readers. */
  notIncluded: 'Not included',
  /** Pricing: label of the choice how often one pays. */
  period: 'Paid',
  /** Pricing: a choice how often one pays. */
  'period.monthly': 'Monthly',
  /** Pricing: a choice how often one pays. */
  'period.yearly': 'Yearly',
  /** Pricing: name of a plan. */
  'plan.enterprise': 'Enterprise',
  /** Pricing: name of a plan. */
  'plan.growth': 'Growth',
  /** Pricing: name of a plan. */
  'plan.starter': 'Starter',
  /** Pricing: behind the price. */
  'price.month': 'a month',
  /** Pricing: below the price. */
  'price.monthly': 'Paid each month',
  /** Pricing: below the price. {{percent}}: what is saved. */
  'price.yearly': 'Paid for a year: {{percent}} less',
  /** Pricing: a question below the plans. */
  'question.change': 'May I change my plan?',
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
  /** Pricing: beside the plan that most take. */
  usual: 'Most chosen',
} as const
