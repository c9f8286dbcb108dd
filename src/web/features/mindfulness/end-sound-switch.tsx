import { useTranslation } from 'react-i18next';
import { useEndSound } from '#web/lib/timer/end-sound.ts';
import { Switch } from '#web/ui/switch.tsx';

/** Shows the switch for the bell at the end of a session. */
export function EndSoundSwitch() {
  const { t } = useTranslation('mindfulness');
  const { isOn, setOn } = useEndSound();
  return (
    <Switch
      label={t('chime')}
      hint={t('chimeHint')}
      checked={isOn}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
}
