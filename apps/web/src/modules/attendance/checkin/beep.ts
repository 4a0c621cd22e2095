let sound: AudioContext | undefined
const tones = { welcome: [880], already: [440, 440], refused: [220, 180] }

/** Says by ear and by hand what the screen says by colour; a device that makes no sound stays silent. */
export function beep(tone: keyof typeof tones): void {
  navigator.vibrate?.(tone === 'welcome' ? 80 : [60, 60, 60])
  if (typeof AudioContext === 'undefined') return
  sound ??= new AudioContext()
  for (const [index, frequency] of tones[tone].entries()) {
    const [from, source, volume] = [sound.currentTime + index * 0.18, sound.createOscillator(), sound.createGain()]
    source.frequency.value = frequency
    volume.gain.value = 0.15
    source.connect(volume).connect(sound.destination)
    source.start(from)
    source.stop(from + 0.14)
  }
}
