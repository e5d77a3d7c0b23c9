/** The words of the project dashboard in English, their source. */
export const en = {
  /** For screen readers: the clock and the weather, beside the widgets. */
  aside: 'Time and weather',
  /** Column of a table: what is spent, against a month ago. */
  'budget.change': 'In a month',
  /** Heading of a table: each kind of work, what it may cost and what was spent. */
  'budget.details': 'Budget details',
  /** Heading of a chart: the kinds of work that the budget is for. */
  'budget.distribution': 'What the budget is for',
  /** In place of that chart. */
  'budget.empty': 'There is no budget.',
  /** Column: a kind of work. */
  'budget.kind': 'Kind of work',
  /** A kind of work. */
  'budget.kind.design': 'Design',
  /** A kind of work. */
  'budget.kind.development': 'Development',
  /** A kind of work. */
  'budget.kind.marketing': 'Marketing',
  /** A kind of work. */
  'budget.kind.testing': 'Testing',
  /** Column: what is left of a kind of work's budget. */
  'budget.remaining': 'Left',
  /** Column: the same as a percentage. */
  'budget.remainingShare': 'Left, %',
  /** Column: what was spent on a kind of work. */
  'budget.spent': 'Spent',
  /** Column: the same as a percentage of its budget. */
  'budget.spentShare': 'Spent, %',
  /** Column: what a kind of work may cost. */
  'budget.total': 'Budget',
  /** Heading over the day, the time and the time zone. */
  'clock.title': 'Now, where you are',
  /** A figure: tasks that are due on a day. */
  'count.dueTasks': 'Due tasks',
  /** Below that figure; {{value}} is how many. */
  'count.dueTasks.note_one': '{{value}} completed',
  'count.dueTasks.note_other': '{{value}} completed',
  /** Below that figure, where the day has not begun. */
  'count.dueTasks.toCome': 'Not begun',
  /** A figure: features that were asked for. */
  'count.features': 'Features',
  /** Below that figure; {{value}} is how many of them there are. */
  'count.features.note_one': '{{value}} implemented',
  'count.features.note_other': '{{value}} implemented',
  /** A figure: issues that are open. */
  'count.issues': 'Open issues',
  /** Below that figure; {{value}} is how many. */
  'count.issues.note_one': '{{value}} closed today',
  'count.issues.note_other': '{{value}} closed today',
  /** A figure: tasks that are late. */
  'count.overdue': 'Overdue',
  /** Below that figure: how many were late a day ago; {{value}} is the number. */
  'count.overdue.note_one': '{{value}} yesterday',
  'count.overdue.note_other': '{{value}} yesterday',
  /** Issues of a week: closed. */
  'issues.closed': 'Closed',
  /** Issues of a week: new ones. */
  'issues.created': 'Created',
  /** Column: a day of the week. */
  'issues.day': 'Day of the week',
  /** Issues of a week: mended. */
  'issues.fixed': 'Fixed',
  /** Issues of a week: somebody has to try whether they are mended. */
  'issues.needsTest': 'Needs test',
  /** Issues of a week: they were closed, and are open again. */
  'issues.reopened': 'Reopened',
  /** Heading of the issues of a week. */
  'issues.title': 'Issues, day by day',
  /** Issues of a week: nobody will mend them. */
  'issues.wontFix': 'Won’t fix',
  /** Instead of the choice of a project. */
  'projects.failed': 'The projects could not be read.',
  /** The choice of a project. */
  'projects.label': 'Project',
  /** The button that reads the projects again. */
  'projects.retry': 'Try again',
  /** Below the choice of a project. */
  'projects.same':
    'The sample backend has the same figures for every project: only the name and the address change.',
  /** A range to choose (specification 9). */
  'range.2W': '2 Weeks Ago',
  /** A range to choose (specification 9). */
  'range.DT': 'Today',
  /** A range to choose (specification 9). */
  'range.DTM': 'Tomorrow',
  /** A range to choose (specification 9). */
  'range.DY': 'Yesterday',
  /** A range to choose (specification 9). */
  'range.LW': 'Last Week',
  /** A range to choose (specification 9). */
  'range.T': 'Today',
  /** A range to choose (specification 9). */
  'range.TM': 'Tomorrow',
  /** A range to choose (specification 9). */
  'range.TW': 'This Week',
  /** For screen readers: what is chosen; {{widget}} is a heading such as "Due tasks". */
  'range.of': 'Range of: {{widget}}',
  /** In place of a day's plan. */
  'schedule.empty': 'Nothing is planned.',
  /** Heading of the plan of a day. */
  'schedule.title': 'Schedule',
  /** Below what was spent; {{amount}} is an amount of money. */
  'spent.budget': 'Of a budget of {{amount}}',
  /** A figure, and column: what is left of the budget. */
  'spent.remaining': 'Left',
  /** A figure, and column: from the first week on. */
  'spent.spent': 'Spent so far',
  /** Heading of what was spent. */
  'spent.title': 'Spending',
  /** Column: a week, by its Monday. */
  'spent.week': 'Week from',
  /** A figure, and column. */
  'spent.weekly': 'Spent in the week',
  /** A tab: what the budget is for, and what was spent of it. */
  'tab.budget': 'Budget summary',
  /** A tab: how the work goes. */
  'tab.home': 'Home',
  /** A tab: who works on the project. */
  'tab.team': 'Team members',
  /** Below the tasks of a week; {{value}} is how many. */
  'tasks.added_one': '{{value}} added',
  'tasks.added_other': '{{value}} added',
  /** Below the tasks of a week; {{value}} is how many. */
  'tasks.completed_one': '{{value}} completed',
  'tasks.completed_other': '{{value}} completed',
  /** Column: how many tasks. */
  'tasks.count': 'Tasks',
  /** In place of the chart of tasks. */
  'tasks.empty': 'There are no tasks in this week.',
  /** Column: a kind of work. */
  'tasks.kind': 'Kind of work',
  /** A kind of work: what servers answer. @same */
  'tasks.kind.api': 'API',
  /** A kind of work: what runs on servers. */
  'tasks.kind.backend': 'Backend',
  /** A kind of work: what people see. */
  'tasks.kind.frontend': 'Frontend',
  /** A kind of work: mending what is wrong. */
  'tasks.kind.issues': 'Issues',
  /** Heading of a chart: tasks by kind of work. */
  'tasks.title': 'Tasks by kind of work',
  /** Column: an address for e-mail. */
  'team.email': 'E-mail',
  /** In place of the team. */
  'team.empty': 'Nobody is in the team yet.',
  /** Beside the heading; {{value}} is how many. */
  'team.members_one': '{{value}} member',
  'team.members_other': '{{value}} members',
  /** Column: what a member of the team is called. */
  'team.name': 'Name',
  /** Column: where a member of the team works. */
  'team.office': 'Office',
  /** Column: a telephone number. */
  'team.phone': 'Phone',
  /** Column: what a member of the team does. */
  'team.position': 'Position',
  /** Heading of the team. */
  'team.title': 'Team members',
  /** Document title and heading of the page. */
  title: 'Project dashboard',
  /** What the weather is like. */
  'weather.cloudy': 'Cloudy',
  /** Where wind comes from. */
  'weather.from.E': 'east',
  /** Where wind comes from. */
  'weather.from.N': 'north',
  /** Where wind comes from. */
  'weather.from.NE': 'north-east',
  /** Where wind comes from. */
  'weather.from.NW': 'north-west',
  /** Where wind comes from. */
  'weather.from.S': 'south',
  /** Where wind comes from. */
  'weather.from.SE': 'south-east',
  /** Where wind comes from. */
  'weather.from.SW': 'south-west',
  /** Where wind comes from. */
  'weather.from.W': 'west',
  /** What the weather is like. */
  'weather.partlyCloudy': 'Partly cloudy',
  /** What the weather is like. */
  'weather.rain': 'Rain',
  /** How likely rain is. */
  'weather.rainChance': 'Chance of rain',
  /** For screen readers: km/h or mph. */
  'weather.speedUnit': 'Unit of wind',
  /** What the weather is like. */
  'weather.storm': 'Thunderstorm',
  /** What the weather is like. */
  'weather.sunny': 'Sunny',
  /** For screen readers: degrees Celsius or Fahrenheit. */
  'weather.temperatureUnit': 'Unit of temperature',
  /** Heading; {{place}} is a town. */
  'weather.title': 'Weather in {{place}}',
  /** A unit to choose: degrees Celsius. @same */
  'weather.unit.C': '°C',
  /** A unit to choose: degrees Fahrenheit. @same */
  'weather.unit.F': '°F',
  /** A unit to choose: kilometres an hour. */
  'weather.unit.KMH': 'km/h',
  /** A unit to choose: miles an hour. */
  'weather.unit.MPH': 'mph',
  /** Before how fast the wind is, and where it comes from. */
  'weather.wind': 'Wind',
  /** {{speed}} is "19 km/h", {{direction}} is "north-east". */
  'weather.windFrom': '{{speed}} from the {{direction}}',
} as const
