/** Made-up texts, labelled as such so that nobody takes them for a finding. */
export const example = {
  paper:
    'We asked 900 adults in three towns how much coffee they drink and how they feel. Drinking two cups a day was associated with a lower risk of depression in women. Sleep did not differ between the groups. As people were asked only once, we cannot say what came first.',
  yours:
    'Good news for the breakfast table: drinking two cups a day lowers the risk of depression in women. In a survey of 9,000 adults, coffee drinkers felt better, and slept as well as everybody else.',
};
