// Picks the reader's own time zone where none has been chosen yet. Without scripts they pick it themselves.
const select = document.querySelector('select[data-detects="time-zone"]');
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (select && select.value === 'UTC' && [...select.options].some((option) => option.value === timeZone)) {
  select.value = timeZone;
}
