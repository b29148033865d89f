// The browser knows all time zones: as one types a city it offers those that fit. Picks the reader's own zone where
// none has been chosen yet. Without scripts a city is typed all the same, and the server finds its zone.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
for (const field of document.querySelectorAll('input[data-zones]')) {
  for (const zone of Intl.supportedValuesOf('timeZone')) field.list.append(new Option(zone.replaceAll('_', ' '), zone));
  if (field.dataset.detects && field.value === 'UTC' && timeZone) field.value = timeZone;
}
