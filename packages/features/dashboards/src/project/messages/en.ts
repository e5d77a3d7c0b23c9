declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'project-dashboard': typeof en
  }
}

/** Project dashboard messages in English, the source of the translations. */
export const en = {
  /** Accessible name of the clock and weather column. */
  aside: 'Time and weather',
  /** Column: change of the spending in a month. */
  'budget.change': 'Monthly change',
  /** Heading of the budget table by work type. */
  'budget.details': 'Budget details',
  /** Heading of the budget chart by work type. */
  'budget.distribution': 'Budget distribution',
  /** Empty state of that chart. */
  'budget.empty': 'No budget yet.',
  /** Column: work type. */
  'budget.kind': 'Work type',
  /** Work type. */
  'budget.kind.design': 'Design',
  /** Work type. */
  'budget.kind.development': 'Development',
  /** Work type. */
  'budget.kind.marketing': 'Marketing',
  /** Work type. */
  'budget.kind.testing': 'Testing',
  /** Column: remaining budget of a work type. */
  'budget.remaining': 'Left',
  /** Column: the same, as a percentage. */
  'budget.remainingShare': 'Left, %',
  /** Column: spending on a work type. */
  'budget.spent': 'Spent',
  /** Column: the same, as a percentage of its budget. */
  'budget.spentShare': 'Spent, %',
  /** Column: budget of a work type. */
  'budget.total': 'Budget',
  /** Heading of the clock: date, time and time zone. */
  'clock.title': 'Your local time',
  /** Figure: tasks due on a day. */
  'count.dueTasks': 'Due tasks',
  /** Note under that figure; {{value}} is a count. */
  'count.dueTasks.note_one': '{{value}} completed',
  'count.dueTasks.note_other': '{{value}} completed',
  /** Note under that figure, for a future day. */
  'count.dueTasks.toCome': 'Not started',
  /** Figure: requested features. */
  'count.features': 'Features',
  /** Note under that figure; {{value}} is a count. */
  'count.features.note_one': '{{value}} implemented',
  'count.features.note_other': '{{value}} implemented',
  /** Figure: open issues. */
  'count.issues': 'Open issues',
  /** Note under that figure; {{value}} is a count. */
  'count.issues.note_one': '{{value}} closed today',
  'count.issues.note_other': '{{value}} closed today',
  /** Figure: overdue tasks. */
  'count.overdue': 'Overdue',
  /** Note under that figure: overdue tasks a day ago; {{value}} is a count. */
  'count.overdue.note_one': '{{value}} yesterday',
  'count.overdue.note_other': '{{value}} yesterday',
  /** Issues of a week: closed. */
  'issues.closed': 'Closed',
  /** Issues of a week: new ones. */
  'issues.created': 'Created',
  /** Column: a day of the week. */
  'issues.day': 'Day of the week',
  /** Issues of a week: fixed. */
  'issues.fixed': 'Fixed',
  /** Issues of a week: fixes to test. */
  'issues.needsTest': 'Needs testing',
  /** Issues of a week: closed and opened again. */
  'issues.reopened': 'Reopened',
  /** Heading of the issues of a week. */
  'issues.title': 'Issues by day',
  /** Issues of a week: not to be fixed. */
  'issues.wontFix': 'Won’t fix',
  /** Error instead of the project choice. */
  'projects.failed': 'Couldn’t load the projects.',
  /** Label of the project choice. */
  'projects.label': 'Project',
  /** Button that loads the projects again. */
  'projects.retry': 'Try again',
  /** Note under the project choice. */
  'projects.same':
    'The sample backend returns the same figures for every project. Only the name and address change.',
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
  /** Accessible name of a range choice; {{widget}} is a heading such as “Due tasks”. */
  'range.of': 'Range for {{widget}}',
  /** Empty state of the schedule. */
  'schedule.empty': 'Nothing scheduled.',
  /** Heading of the schedule. */
  'schedule.title': 'Schedule',
  /** Note under the spending; {{amount}} is an amount of money. */
  'spent.budget': 'Budget: {{amount}}',
  /** Figure and column: remaining budget. */
  'spent.remaining': 'Left',
  /** Figure and column: spending since the first week. */
  'spent.spent': 'Spent so far',
  /** Heading of the spending. */
  'spent.title': 'Spending',
  /** Column: Monday of a week. */
  'spent.week': 'Week of',
  /** Figure and column: spending in a week. */
  'spent.weekly': 'Spent per week',
  /** Tab: budget. */
  'tab.budget': 'Budget summary',
  /** Tab: progress of the work. */
  'tab.home': 'Home',
  /** Tab: team. */
  'tab.team': 'Team members',
  /** Note under the tasks of a week; {{value}} is a count. */
  'tasks.added_one': '{{value}} added',
  'tasks.added_other': '{{value}} added',
  /** Note under the tasks of a week; {{value}} is a count. */
  'tasks.completed_one': '{{value}} completed',
  'tasks.completed_other': '{{value}} completed',
  /** Column: number of tasks. */
  'tasks.count': 'Tasks',
  /** Empty state of the task chart. */
  'tasks.empty': 'No tasks in the selected week.',
  /** Column: work type. */
  'tasks.kind': 'Work type',
  /** Work type: API. @same */
  'tasks.kind.api': 'API',
  /** Work type: backend. */
  'tasks.kind.backend': 'Backend',
  /** Work type: user interface. */
  'tasks.kind.frontend': 'Frontend',
  /** Work type: fixing issues. */
  'tasks.kind.issues': 'Issues',
  /** Heading of the task chart. */
  'tasks.title': 'Tasks by work type',
  /** Column: email address. */
  'team.email': 'Email',
  /** Empty state of the team. */
  'team.empty': 'No team members yet.',
  /** Count beside the heading; {{value}} is the number. */
  'team.members_one': '{{value}} member',
  'team.members_other': '{{value}} members',
  /** Column: name of a team member. */
  'team.name': 'Name',
  /** Column: office of a team member. */
  'team.office': 'Office',
  /** Column: phone number. */
  'team.phone': 'Phone',
  /** Column: position of a team member. */
  'team.position': 'Position',
  /** Heading of the team. */
  'team.title': 'Team members',
  /** Document title and heading of the page. */
  title: 'Project dashboard',
  /** Weather condition. */
  'weather.cloudy': 'Cloudy',
  /** Wind direction. */
  'weather.from.E': 'east',
  /** Wind direction. */
  'weather.from.N': 'north',
  /** Wind direction. */
  'weather.from.NE': 'north-east',
  /** Wind direction. */
  'weather.from.NW': 'north-west',
  /** Wind direction. */
  'weather.from.S': 'south',
  /** Wind direction. */
  'weather.from.SE': 'south-east',
  /** Wind direction. */
  'weather.from.SW': 'south-west',
  /** Wind direction. */
  'weather.from.W': 'west',
  /** Weather condition. */
  'weather.partlyCloudy': 'Partly cloudy',
  /** Weather condition. */
  'weather.rain': 'Rain',
  /** Label: chance of rain. */
  'weather.rainChance': 'Chance of rain',
  /** Accessible name of the choice between km/h and mph. */
  'weather.speedUnit': 'Wind unit',
  /** Weather condition. */
  'weather.storm': 'Thunderstorm',
  /** Weather condition. */
  'weather.sunny': 'Sunny',
  /** Accessible name of the choice between Celsius and Fahrenheit. */
  'weather.temperatureUnit': 'Temperature unit',
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
  /** Label before the wind speed and direction. */
  'weather.wind': 'Wind',
  /** Wind speed and direction; {{speed}} is “19 km/h”, {{direction}} is “north-east”. */
  'weather.windFrom': '{{speed}} from the {{direction}}',
} as const
