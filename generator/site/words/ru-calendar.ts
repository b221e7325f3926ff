/** The words of months and years in Russian. */
export const ruCalendar = {
  yearOnASheet: (year: number) => `Весь ${year} год`,
  legend: 'Обозначения',
  keptInMonth: 'Праздники и памяти месяца',
  greatFeasts: 'Великие и переходящие праздники',
  foods: {
    no_meat: 'Без мяса',
    fish: 'Рыба',
    caviar: 'Икра',
    oil: 'Горячее с маслом',
    no_oil: 'Горячее без масла',
    dry: 'Сухоядение',
    none: 'Воздержание от пищи',
    free: 'Сплошная седмица, святки',
  },
  greatFeast: 'Великий праздник',
  vigil: 'Бдение',
  polyeleos: 'Полиелей',
};
