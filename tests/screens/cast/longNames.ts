/** Names of people and businesses: one of 70 letters without a space, and names in four other scripts. */
export const longNames = {
  latin: `Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftsch`,
  arabic: 'عبد الرحمن بن محمد بن عبد العزيز آل الشيخ الأنصاري',
  hebrew: 'מועדון הקפה של השכונה הישנה והטובה בעיר',
  chinese: '蓝门咖啡馆与手工面包坊及各式糕点茶饮的忠实顾客俱乐部会员卡计划',
  thai: 'กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยามหาดิลกภพนพรัตนราชธานีบูรีรมย์',
}
