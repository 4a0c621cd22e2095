// A room of the meeting server in a frame of its own, the one page that may load that server's script.
;(() => {
  const tell = (type) => parent.postMessage({ meeting: type }, location.origin)
  const open = ({ room, token, name, language, camera, microphone }) => {
    // biome-ignore lint/correctness/noUndeclaredVariables: the script of the meeting server defines it
    const Room = typeof JitsiMeetExternalAPI === 'undefined' ? undefined : JitsiMeetExternalAPI
    if (!Room) return tell('unreachable')
    const api = new Room(document.body.dataset.domain, {
      roomName: room,
      jwt: token,
      parentNode: document.body,
      width: '100%',
      height: '100%',
      lang: language,
      userInfo: { displayName: name },
      configOverwrite: {
        // The page before it is the product's own.
        prejoinConfig: { enabled: false },
        startWithAudioMuted: !microphone,
        startWithVideoMuted: !camera,
        disableDeepLinking: true,
      },
    })
    api.addListener('videoConferenceJoined', () => tell('entered'))
    api.addListener('readyToClose', () => {
      api.dispose()
      tell('left')
    })
  }
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === location.origin && source === parent && data?.meeting === 'enter') open(data)
  })
  tell('ready')
})()
